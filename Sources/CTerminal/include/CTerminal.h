int cterminal_placeholder(void);
