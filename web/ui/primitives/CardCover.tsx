import type { FacilityType } from '#core/facilities/facility-type.ts'
import { FacilityCover } from './FacilityCover.tsx'
import css from './facility-cover.module.css'

/** Cover of a facility on its card: the photo that its owner chose, else the drawing. Decorative, as the name stands beside it. */
export const CardCover = ({ of: { cover, type, name } }: { of: { cover: string | null; type: FacilityType; name: string } }) =>
  cover === null ? (
    <FacilityCover kind={type} name={name} />
  ) : (
    <img src={cover} alt="" width="88" height="64" loading="lazy" className={css['photo']} />
  )
