import type { FacilityType } from '#core/facilities/facility-type.ts'
import { type FocalPoint, focalPointOf } from '#core/kernel/focal-point.ts'
import { focusAttributes } from '../media/focal-point.ts'
import { FacilityCover } from './FacilityCover.tsx'
import css from './facility-cover.module.css'

interface CardCoverProps {
  readonly of: {
    readonly cover: string | null
    readonly cover_focus?: FocalPoint | null
    readonly type: FacilityType
    readonly name: string
  }
}

/** Cover of a facility on its card: the photo that its owner chose, else the drawing. Decorative, as the name stands beside it. */
export const CardCover = ({ of: { cover, cover_focus: focus, type, name } }: CardCoverProps) => {
  if (cover === null) return <FacilityCover kind={type} name={name} />
  const { className = '', ...place } = focusAttributes(focalPointOf({ focus }))
  return <img src={cover} alt="" width="88" height="64" loading="lazy" className={`${css['photo']} ${className}`.trimEnd()} {...place} />
}
