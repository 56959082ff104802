import type { FacilityType } from '#core/facilities/facility-type.ts'
import { motifs, palettes } from '../drawings/cover-motifs.ts'
import { CachedMarkup } from './CachedMarkup.tsx'
import type { Motif, Palette } from '../drawings/motif.ts'
import css from './facility-cover.module.css'

/** Hashes a text to a number (FNV-1a). */
const hashOf = (text: string) => {
  let hash = 0x811c9dc5
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const small: readonly FacilityType[] = ['nursery', 'toddler_club', 'day_guardian']
const hills = [
  'M-4 164C60 148 120 168 180 156S290 150 324 160V204H-4Z',
  'M-4 154C50 170 130 150 200 164S300 158 324 150V204H-4Z',
  'M-4 158C80 164 150 146 324 166V204H-4Z',
] as const

const oneOf = <Item,>(list: readonly Item[], number: number): Item => {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

interface CoverParts {
  readonly Motif: Motif
  readonly palette: Palette
  readonly hill: string
  readonly mirrored: boolean
}

const renderCover =
  ({ Motif, palette, hill, mirrored }: CoverParts) =>
  () => (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMax slice" className={css['cover']} aria-hidden focusable="false">
      <path d="M0 0h320v200H0z" fill={palette.sky} />
      <g {...(mirrored && { transform: 'matrix(-1 0 0 1 320 0)' })}>
        <path d={hill} fill={palette.background} />
        <Motif {...palette} />
      </g>
    </svg>
  )

/** Illustrated cover of a facility without photographs, chosen by its kind and name; decorative for screen readers. */
export const FacilityCover = ({ kind, name }: { kind: FacilityType; name: string }) => {
  const number = hashOf(`${kind}/${name}`)
  const age = small.includes(kind) ? 'small' : kind === 'primary_school' ? 'school' : 'big'
  const cover: CoverParts = {
    Motif: oneOf(motifs[age], number),
    palette: oneOf(palettes, number >>> 4),
    hill: oneOf(hills, number >>> 8),
    mirrored: (number >>> 12) % 2 === 1,
  }
  const parts = [age, number % motifs[age].length, (number >>> 4) % palettes.length, (number >>> 8) % hills.length, cover.mirrored]
  return <CachedMarkup name={`cover ${parts.join(' ')}`} render={renderCover(cover)} />
}
