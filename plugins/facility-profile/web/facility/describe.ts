import { money } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { Profile } from '../profile.data.ts'

type Translate = ReturnType<typeof useT>

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** Returns the kind in lower case; an empty list if the name already contains it ("Żłobek Bajka"). */
export const kindUnlessInName = ({ name, type }: Profile['facility'], t: Translate): readonly string[] => {
  const kind = lowerFirst(t(messageKey('tags.specialization', type)))
  return name.toLowerCase().includes(kind) ? [] : [kind]
}

/** Describes a facility for search results in one sentence: fee, capacity and hours, as far as known. */
export const describeFacility = ({ facts, facility }: Profile, t: Translate, language: Language): string => {
  const { fees, hours } = facts
  const month = fees?.value.month ?? null
  const open = hours?.value.open_at ?? null
  const close = hours?.value.close_at ?? null
  const phrases = [
    ...(month === null ? [] : [t('facility-profile.told.fee', { fee: money(month, language) })]),
    ...(facts.places ? [t('facility-profile.told.places', { count: facts.places.value.places })] : []),
    ...(open === null || close === null ? [] : [t('facility-profile.told.hours', { from: timeOfDay(open), until: timeOfDay(close) })]),
  ]
  return phrases.length ? `${phrases.join(', ')}.` : t('facility-profile.told.area', { area: t(voivodeshipKey(facility.voivodeship)) })
}
