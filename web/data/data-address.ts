const address = /^([^?]*)\/index\.pageContext\.json(?=\?|$)/

/** Whether an address asks for a page's data alone, as a browser does that changes pages by itself: `/konto/index.pageContext.json`. */
export const asksForData = (path: string): boolean => address.test(path)

/** The page an address stands for: that of `/konto/index.pageContext.json?strona=2` is `/konto?strona=2`. */
export const pageOf = (path: string): string => path.replace(address, '$1').replace(/^(?=\?|$)/, '/')
