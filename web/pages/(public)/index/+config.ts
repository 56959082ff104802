/** The home page's own settings. */
export default { routeName: 'landing', titleKey: 'landing.page.title', descriptionKey: 'landing.page.description' }
