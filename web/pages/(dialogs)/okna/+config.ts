/** Settings of the page with the dialogs of the layout. */
export default { titleKey: 'MAIN_SITE' }
