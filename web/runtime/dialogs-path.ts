/** Path of the page with the dialogs of the layout, from which all other pages load them. */
export const dialogsPath = '/okna'
