import { ArrowRight } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type CatalogueType, catalogueTypes } from '#web/runtime/catalogue-layout.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { KindergartenDoor } from '../drawings/KindergartenDoor.tsx'
import { NurseryDoor } from '../drawings/NurseryDoor.tsx'
import css from './catalogue-links.module.css'
import { Icon } from './Icon.tsx'

const drawings = { zlobki: NurseryDoor, przedszkola: KindergartenDoor } as const

/** Links to the two catalogues, with drawings; without the catalogue plugin only the drawings. */
export const CatalogueLinks = ({ totals }: { totals?: Readonly<Record<CatalogueType, number>> }) => {
  const t = useT()
  const href = useHref()
  return (
    <ul className={css['list']}>
      {catalogueTypes.map((type) => {
        const Drawing = drawings[type]
        const to = href('catalog_voivodeships', { type })
        const content = (
          <>
            <Drawing />
            <span className={css['text']}>
              <span className={css['name']}>{t(messageKey('shell.nav', type))}</span>
              <span>{t(messageKey('landing.links', type))}</span>
              {totals && totals[type] > 0 && <span className={css['count']}>{t('landing.links.count', { count: totals[type] })}</span>}
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
              <div className={`${css['card']} ${css[type]}`}>{content}</div>
            ) : (
              <a className={`${css['card']} ${css[type]}`} href={to}>
                {content}
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
