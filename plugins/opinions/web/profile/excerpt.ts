/** Longest text of an opinion on a profile. */
const maxLength = 320

/** Returns the beginning of a long text, up to a whole word; `cut` tells that there is more. */
export const excerptOf = (text: string, length = maxLength): { readonly text: string; readonly cut: boolean } => {
  if (text.length <= length * 1.2) return { text, cut: false }
  return {
    text: `${text
      .slice(0, length)
      .replace(/\s+\S*$/u, '')
      .replace(/[\p{P}\s]+$/u, '')}…`,
    cut: true,
  }
}
