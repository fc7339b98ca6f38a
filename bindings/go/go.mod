module sangi

go 1.24
