const dataPath = /^([^?]*)\/index\.pageContext\.json(?=\?|$)/

/** Tells if a path requests only a page's data, for client-side navigation: `/konto/index.pageContext.json`. */
export const isPageDataRequest = (path: string): boolean => dataPath.test(path)

/** Returns the path of the page that is requested: `/konto/index.pageContext.json?strona=2` becomes `/konto?strona=2`. */
export const pagePathOf = (path: string): string => path.replace(dataPath, '$1').replace(/^(?=\?|$)/, '/')
