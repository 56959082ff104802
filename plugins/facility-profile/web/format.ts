import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'

type Translate = ReturnType<typeof useT>

/** `https://www.zlobek.pl/o-nas` → `zlobek.pl`. */
export const displayHost = (address: string): string => (URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : address)

/** Returns the display name of a source. */
export const sourceName = (source: string, t: Translate): string => t(messageKey('facility-profile.source', source as SourceKey))

/** Sources whose number is the facility's own id, which tells readers nothing. */
const withoutNumber = ['owner', 'support']

/** Returns the sentence about a source: its name, the number there, and the day. */
export const sourceLine = (
  { source, number, on }: { readonly source: string; readonly number: string; readonly on: string },
  t: Translate,
  language: Language,
): string =>
  t(withoutNumber.includes(source) ? 'facility-profile.stated.written' : 'facility-profile.stated.source', {
    source: sourceName(source, t),
    number,
    date: factDay(on, language),
  })
