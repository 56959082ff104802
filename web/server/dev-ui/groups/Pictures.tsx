import { facilityTypes } from '#core/facilities/facility-type.ts'
import { BrokenCrayon } from '#web/ui/drawings/BrokenCrayon.tsx'
import { motifs, palettes } from '#web/ui/drawings/cover-motifs.ts'
import { EmptyBox } from '#web/ui/drawings/EmptyBox.tsx'
import { KindergartenDoor } from '#web/ui/drawings/KindergartenDoor.tsx'
import { LostKite } from '#web/ui/drawings/LostKite.tsx'
import { NurseryDoor } from '#web/ui/drawings/NurseryDoor.tsx'
import { Picture } from '#web/ui/media/Picture.tsx'
import { CardCover } from '#web/ui/primitives/CardCover.tsx'
import { CardFacts } from '#web/ui/primitives/CardFacts.tsx'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Logo } from '#web/ui/primitives/Logo.tsx'
import { iconOf } from '#web/ui/primitives/named-icons.ts'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const drawings = { EmptyBox, LostKite, BrokenCrayon, NurseryDoor, KindergartenDoor } as const
const allMotifs = [...new Set(Object.values(motifs).flat())]
const photo = { url: '/favicon.svg', variants: null, width: 64, height: 64 } as const

/** Drawings, covers of facilities, pictures and icons. */
export const Pictures = () => {
  const { facility } = useSamples()
  const Named = iconOf('TreePine')
  const Unknown = iconOf('no such name')
  return (
    <>
      <Specimen of="ui/drawings" note="In two or three flat colours, with the texture of a crayon.">
        {Object.entries(drawings).map(([name, Drawing]) => (
          <State key={name} name={name}>
            <Drawing />
          </State>
        ))}
      </Specimen>
      <Specimen of="ui/drawings/cover-motifs.ts" note="Motifs of covers, each in one of the palettes.">
        {allMotifs.map((Motif, n) => {
          const palette = palettes[n % palettes.length]
          return (
            palette && (
              <State key={Motif.displayName ?? Motif.name} name={`palette ${n % palettes.length}`}>
                <svg viewBox="0 0 320 200" className="ui-motif" aria-hidden focusable="false">
                  <path d="M0 0h320v200H0z" fill={palette.sky} />
                  <Motif {...palette} />
                </svg>
              </State>
            )
          )
        })}
      </Specimen>
      <Specimen of="ui/primitives/FacilityCover.tsx" note="Drawn from kind and name, the same every time.">
        {facilityTypes.map((kind) => (
          <State key={kind} name={kind}>
            <div className="ui-cover">
              <FacilityCover kind={kind} name={facility} />
            </div>
          </State>
        ))}
      </Specimen>
      <Specimen of="ui/primitives/CardCover.tsx">
        <State name="photo, drawing">
          <div className="ui-row">
            <div className="ui-thumbnail">
              <CardCover of={{ cover: '/favicon.svg', type: 'nursery', name: facility }} />
            </div>
            <div className="ui-thumbnail">
              <CardCover of={{ cover: null, type: 'nursery', name: facility }} />
            </div>
          </div>
        </State>
      </Specimen>
      <Specimen of="ui/primitives/CardFacts.tsx">
        <State name="all is known; nothing">
          <CardFacts
            of={{
              tuition_month: 150_000,
              family_cost: 33_000,
              family_cost_meals: true,
              free_places: 4,
              free_places_on: '2026-09-01',
              open_at: 390,
              close_at: 1020,
            }}
            today="2026-09-05"
          />
          <CardFacts of={{ tuition_month: null, free_places: null, free_places_on: null }} today="2026-09-05" />
        </State>
      </Specimen>
      <Specimen of="ui/media/Picture.tsx">
        <State name="with its size; without">
          <div className="ui-row">
            <Picture of={{ ...photo, alt: facility }} sizes="64px" />
            <div className="ui-thumbnail">
              <Picture of={{ ...photo, width: null, height: null, alt: '' }} sizes="88px" />
            </div>
          </div>
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Icon.tsx">
        <State name="beside text, large, with a name of its own, unknown name">
          <p className="ui-row">
            <span>
              <Icon of={Named} /> {facility}
            </span>
            <Icon of={Named} large />
            <Icon of={Named} label={facility} />
            <Icon of={Unknown} />
          </p>
        </State>
      </Specimen>
      <Specimen of="ui/primitives/Logo.tsx">
        <State name="normal">
          <Logo />
        </State>
      </Specimen>
    </>
  )
}
