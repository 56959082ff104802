import { money } from '#core/kernel/formats.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { Language } from '#core/kernel/language.ts'
import type { useT } from '#web/i18n/words.ts'
import type { Profile } from '../profile.data.ts'

type Translate = ReturnType<typeof useT>

const startingLow = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The kind in small letters, left out where the name already says it ("Żłobek Bajka"). */
export const kindUnlessNamed = ({ name, type }: Profile['facility'], t: Translate): readonly string[] => {
  const kind = startingLow(t(`tags.specialization.${type}`))
  return name.toLowerCase().includes(kind) ? [] : [kind]
}

/** The few known facts that tell facilities apart in a search result, as one sentence. */
export const describe = ({ facts, facility }: Profile, t: Translate, language: Language): string => {
  const { fees, hours } = facts
  const month = fees?.value.month ?? null
  const [open, close] = [hours?.value.open_at ?? null, hours?.value.close_at ?? null]
  const told = [
    ...(month === null ? [] : [t('facility-profile.told.fee', { fee: money(month, language) })]),
    ...(facts.places ? [t('facility-profile.told.places', { count: facts.places.value.places })] : []),
    ...(open === null || close === null ? [] : [t('facility-profile.told.hours', { from: timeOfDay(open), until: timeOfDay(close) })]),
  ]
  return told.length ? `${told.join(', ')}.` : t('facility-profile.told.area', { area: t(`places.voivodeship.${facility.voivodeship}`) })
}
