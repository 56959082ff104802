import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'

/** Longest text that is sent to a model, characters. */
export const maxSent = 4000

/** Control characters, and those that are invisible or change the direction of writing. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu
const markup = /<[^<>]{0,1000}>/g

/** Returns a text of somebody else as plain data: without invisible characters and markup, cut to a length. */
export const asData = (text: string, limit = maxSent): string =>
  text
    .replace(/[\r\n\t]/g, ' ')
    .replace(invisible, '')
    .replace(markup, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, limit)

const childName =
  /(?<!\p{L})((?:cór|syn|dzieck|wnu|do[чн]|син|дитин|daughter|son|child|kid)\p{Ll}*\s+(?:imieniem\s+|o imieniu\s+|ma na imię\s+|named\s+|called\s+|на ім['’]я\s+)?)\p{Lu}\p{Ll}+/gu
const ownName =
  /(?<!\p{L})((?:mam na imię|nazywam się|jestem|my name is|i am|i'm|мене звати|мене звуть|я)\s+)\p{Lu}\p{Ll}+(?:\s+\p{Lu}\p{Ll}+)?/giu

/**
 * Removes telephones, e-mail addresses, PESELs, addresses of homes, links and names of people from a text, before it
 * leaves this machine.
 */
export const withoutPersonalData = (text: string): string => {
  const hits = findPrivacyHits(text)
  let kept = ''
  let at = 0
  for (const { from, to } of hits) {
    kept += `${text.slice(at, from)}…`
    at = to
  }
  return `${kept}${text.slice(at)}`
    .replace(childName, '$1…')
    .replace(ownName, (all, lead: string) => (/\p{Lu}/u.test(all.slice(lead.length, lead.length + 1)) ? `${lead}…` : all))
}
