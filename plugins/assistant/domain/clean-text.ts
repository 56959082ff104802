import { hiddenCharacters } from '#core/kernel/hidden-characters.ts'
import { replacePrivacyHits } from '#core/privacy/replace-privacy-hits.ts'

/** Longest text that is sent to a model, characters. */
export const maxSent = 4000

const markup = /<[^<>]{0,1000}>/g

/** Returns a text of somebody else as plain data: without invisible characters and markup, cut to a length. */
export const asData = (text: string, limit = maxSent): string =>
  text
    .replace(/[\r\n\t]/g, ' ')
    .replace(hiddenCharacters, '')
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
export const withoutPersonalData = (text: string): string =>
  replacePrivacyHits(text, () => '…')
    .replace(childName, '$1…')
    .replace(ownName, (all, lead: string) => (/\p{Lu}/u.test(all.slice(lead.length, lead.length + 1)) ? `${lead}…` : all))
