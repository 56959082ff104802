import { sourceOf, type WrittenSource } from '#core/facilities/source.ts'
import type { Profile } from '../profile.data.ts'

/** Source that says that a facility is closed: support, its owner, or the register that no longer lists it. */
export const closedBy = ({
  facility,
  sources,
}: Pick<Profile, 'facility' | 'sources'>): WrittenSource | { readonly register: string } | null => {
  const gone = sources.filter(({ goneOn }) => goneOn !== null && goneOn === facility.inactive_since)
  const rankOf = (source: string) => sourceOf(source).rank
  // As in `activityOf`: what support or the owner wrote decides before registers.
  for (const rank of ['support', 'owner'] as const) if (gone.some(({ source }) => rankOf(source) === rank)) return rank
  const [register] = gone
  return register ? { register: register.source } : null
}
