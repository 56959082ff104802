import { useContext } from 'react'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import { CurrentPageContext } from '#web/runtime/page.ts'
import { motifs, palettes } from '../drawings/cover-motifs.ts'
import type { Motif, Palette } from '../drawings/motif.ts'
import css from './facility-cover.module.css'
import { referenceTo } from './SharedDrawings.tsx'

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

const allMotifs = [...new Set(Object.values(motifs).flat())]

const oneOf = <Item,>(list: readonly Item[], number: number): Item => {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

interface CoverDrawing {
  readonly Motif: Motif
  readonly palette: Palette
  readonly hill: string
}

const Sky = ({ hill, palette }: Omit<CoverDrawing, 'Motif'>) => (
  <>
    <path d="M0 0h320v200H0z" fill={palette.sky} />
    <path d={hill} fill={palette.background} />
  </>
)

/** Colours of the palette that the class of a cover selects. */
const selected: Palette = { sky: 'var(--sky)', background: 'var(--hill)', main: 'var(--shape)', light: 'var(--light)' }

const group = (id: string) => (html: string) => `<g id="${id}">${html}</g>`
const coverProps = { viewBox: '0 0 320 200', preserveAspectRatio: 'xMidYMax slice', focusable: 'false' } as const
const mirror = 'matrix(-1 0 0 1 320 0)'

/**
 * Illustrated cover of a facility without photographs, chosen by its kind and name; decorative for screen readers.
 * Static pages contain each motif once.
 */
export const FacilityCover = ({ kind, name }: { kind: FacilityType; name: string }) => {
  const isolated = useContext(CurrentPageContext)?.isolated
  const number = hashOf(`${kind}/${name}`)
  const age = small.includes(kind) ? 'small' : kind === 'primary_school' ? 'school' : 'big'
  const hill = oneOf(hills, number >>> 8)
  const Motif = oneOf(motifs[age], number)
  const mirrored = (number >>> 12) % 2 === 1
  if (!isolated) {
    const palette = oneOf(palettes, number >>> 4)
    return (
      <svg {...coverProps} className={css['cover']} aria-hidden>
        <g {...(mirrored && { transform: mirror })}>
          <Sky hill={hill} palette={palette} />
          <Motif {...palette} />
        </g>
      </svg>
    )
  }
  const skyId = `c-${hills.indexOf(hill)}`
  const motifId = `c-${allMotifs.indexOf(Motif)}m`
  const uses =
    referenceTo(isolated, skyId, () => <Sky hill={hill} palette={selected} />, group(skyId)) +
    referenceTo(isolated, motifId, () => <Motif {...selected} />, group(motifId))
  const html = mirrored ? `<g transform="${mirror}">${uses}</g>` : uses
  const className = `${css['cover']} ${css[`palette${(number >>> 4) % palettes.length}`]}`
  // biome-ignore lint/security/noDangerouslySetInnerHtml: references to React's own HTML
  return <svg {...coverProps} className={className} aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
}
