import { ArrowRight } from 'lucide-react'
import { catalogueTypes, type CatalogueType } from '#web/data/layout.ts'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { KindergartenDoor } from './drawings/KindergartenDoor.tsx'
import { NurseryDoor } from './drawings/NurseryDoor.tsx'
import { Icon } from './Icon.tsx'
import css from './doors.module.css'

const drawn = { zlobki: NurseryDoor, przedszkola: KindergartenDoor } as const

/** The two ways into the directory; a door without a catalogue behind it is only a picture. */
export const Doors = ({ totals }: { totals?: Readonly<Record<CatalogueType, number>> }) => {
  const t = useT()
  const href = useHref()
  return (
    <ul className={css['doors']}>
      {catalogueTypes.map((type) => {
        const Drawing = drawn[type]
        const to = href('catalog_voivodeships', { type })
        const inside = (
          <>
            <Drawing />
            <span className={css['words']}>
              <span className={css['name']}>{t(`shell.nav.${type}`)}</span>
              <span>{t(`landing.doors.${type}`)}</span>
              {totals && totals[type] > 0 && <span className={css['count']}>{t('landing.doors.count', { count: totals[type] })}</span>}
            </span>
            {to !== undefined && (
              <span className={css['arrow']}>
                <Icon of={ArrowRight} />
              </span>
            )}
          </>
        )
        return (
          <li key={type} className={css['item']}>
            {to === undefined ? (
              <div className={`${css['door']} ${css[type]}`}>{inside}</div>
            ) : (
              <a className={`${css['door']} ${css[type]}`} href={to}>
                {inside}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
