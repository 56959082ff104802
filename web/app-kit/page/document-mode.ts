/** Id of the element with the JSON of a page in mode `document`. */
export const pageJsonId = 'page-json'

/** Tells if the open page is one of mode `document`, which has no router. */
export const isDocumentMode = (): boolean => document.getElementById(pageJsonId) !== null
