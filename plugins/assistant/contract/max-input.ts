/** Maximum length of a text that is asked, characters. */
export const maxInput = 1000
