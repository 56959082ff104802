/**
 * Control characters, and those that hide what people see, change its direction, or carry text that only programs read; line breaks
 * and tabs among them.
 */
export const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu
