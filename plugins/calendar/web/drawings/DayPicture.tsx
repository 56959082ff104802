import { type FunctionComponent, useContext } from 'react'
import { CurrentPageContext } from '#web/runtime/page.ts'
import { palettes } from '#web/ui/drawings/cover-motifs.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { iconOf } from '#web/ui/primitives/named-icons.ts'
import { referenceTo } from '#web/ui/primitives/SharedDrawings.tsx'
import { AppleOnBooks, Dots, KeyAndWax, Medal, PolishFlag, Rucksack, SmilingStar, TeddyBear } from './autumn.tsx'
import css from './day-picture.module.css'
import { Balloons, Flowers, Globe, IceCream, ShirtAndTie, TulipInTheSun } from './spring.tsx'
import { CarnivalMask, ChristmasTree, HeartWithSpectacles, Present } from './winter.tsx'

/** Number of its paper among those of covers, and what is drawn on 100 × 100. */
type Drawing = readonly [paper: number, FunctionComponent]

/** Drawings by the keys of the platform's own days; `holidays` for months without one. */
const drawings: Readonly<Record<string, Drawing>> = {
  school_year_start: [4, Rucksack],
  dot_day: [1, Dots],
  kindergartener_day: [0, SmilingStar],
  boys_day: [5, Medal],
  education_day: [3, AppleOnBooks],
  independence_day: [5, PolishFlag],
  teddy_bear_day: [1, TeddyBear],
  saint_andrews_eve: [2, KeyAndWax],
  saint_nicholas_day: [5, Present],
  christmas_eve: [2, ChristmasTree],
  carnival_ball: [0, CarnivalMask],
  grandparents_day: [3, HeartWithSpectacles],
  first_day_of_spring: [4, TulipInTheSun],
  earth_day: [5, Globe],
  mothers_day: [3, Flowers],
  childrens_day: [1, Balloons],
  fathers_day: [4, ShirtAndTie],
  holidays: [1, IceCream],
}

/** Tells if a day, by the key of its tag, has a drawing of its own. */
export const isDrawn = (key: string): boolean => Object.hasOwn(drawings, key)

interface DayPictureProps {
  /** Tag of the day; one that support has made is shown by its icon. */
  readonly of: { readonly key: string; readonly icon: string }
  readonly size?: 'row' | 'large'
}

/** Drawing of a day, square and decorative; static pages contain each once. */
export const DayPicture = ({ of: { key, icon }, size = 'row' }: DayPictureProps) => {
  const isolated = useContext(CurrentPageContext)?.isolated
  const drawing = isDrawn(key) ? drawings[key] : undefined
  if (drawing === undefined)
    return (
      <span className={`${css['picture']} ${css['unknown']} ${css[size]}`}>
        <Icon of={iconOf(icon)} look={css['icon']} />
      </span>
    )
  const [number, Shapes] = drawing
  const paper = palettes[number]
  const shapes = (
    <>
      <path d="M0 0h100v100H0z" fill={paper?.sky} />
      <path d="M-2 82C22 74 52 90 102 78V102H-2Z" fill={paper?.background} />
      <Shapes />
    </>
  )
  const props = { viewBox: '0 0 100 100', className: `${css['picture']} ${css[size]}`, focusable: 'false' } as const
  if (!isolated)
    return (
      <svg {...props} aria-hidden>
        {shapes}
      </svg>
    )
  const id = `d-${key}`
  const html = referenceTo(
    isolated,
    id,
    () => shapes,
    (svg) => `<g id="${id}">${svg}</g>`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a reference to React's own HTML
  return <svg {...props} aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
}
