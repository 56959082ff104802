import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from './Icon.tsx'
import css from './pager.module.css'
import { pagesAround } from './pager-numbers.ts'

/** Links to the pages of a list; `address` builds the address of a page. Renders nothing for a single page. */
export const Pager = ({ page, pages, address }: { page: number; pages: number; address: (page: number) => string }) => {
  const t = useT()
  if (pages < 2) return null
  return (
    <nav aria-label={t('pager.label')} className={css['pager']}>
      {page > 1 && (
        <a className={css['step']} href={address(page - 1)} rel="prev">
          <Icon of={ChevronLeft} />
          {t('pager.previous')}
        </a>
      )}
      <ol className={css['list']}>
        {pagesAround(page, pages).map((one, n, all) => (
          <li key={one ?? `after-${all[n - 1]}`}>
            {one === undefined ? (
              <span className={css['gap']} aria-hidden>
                …
              </span>
            ) : (
              <a
                className={css['page']}
                href={address(one)}
                aria-label={t('pager.page', { page: one })}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={css['step']} href={address(page + 1)} rel="next">
          {t('pager.next')}
          <Icon of={ChevronRight} />
        </a>
      )}
    </nav>
  )
}
