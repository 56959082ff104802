/** Options of i18next on the server and in the browser: both read the same messages in the same way. */
export const translationOptions = {
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnNull: false,
  // React and Vike escape already; escaping twice would show `&amp;`.
  interpolation: { escapeValue: false },
  // All texts are there before a page is rendered, and stay: there is nothing to wait for and nothing to listen to.
  react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
} as const
