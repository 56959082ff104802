import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { sitesApi } from '../../contract/api.ts'
import { legalApi } from '../../contract/legal-api.ts'
import type { SiteView } from '../../contract/site.ts'
import css from '../app.module.css'
import { AfterLoad } from './AfterLoad.tsx'

type LegalPage = OutputOf<typeof legalApi.listLegalPages>['items'][number]

/** State of a legal page, the worst first. */
const stateOf = ({ page_id, required, unfilled, published }: LegalPage) =>
  page_id === null ? (required ? 'missing' : 'available') : unfilled > 0 ? 'unfilled' : published ? 'published' : 'draft'

const icons = {
  missing: CircleAlert,
  available: CircleDashed,
  unfilled: CircleDashed,
  draft: CircleDashed,
  published: CircleCheck,
} as const

/** Pages that the law demands of the facility, which of them the site has, and one press for those that it lacks (row WB-13). */
export const LegalPages = ({ of: site }: { readonly of: SiteView }) => (
  <AfterLoad>
    <List of={site} />
  </AfterLoad>
)

const List = ({ of: { id, facility_id } }: { readonly of: SiteView }) => {
  const t = useT()
  const href = useHref()
  const of = { facility_id, web_page_id: id }
  const { items } = useQuery(legalApi.listLegalPages, of).data
  const add = useMutation(legalApi.addLegalPages, {
    invalidates: [legalApi.listLegalPages, sitesApi.listSites],
    toast: t('sites.settings.legal.added'),
  })
  const missing = items.filter(({ required, page_id }) => required && page_id === null).map(({ kind }) => kind)
  return (
    <>
      <p className={css['hint']}>{t('sites.settings.legal.lead')}</p>
      <ul className={css['checklist']}>
        {items.map((item) => {
          const { kind, title, required, source, page_id, unfilled } = item
          const state = stateOf(item)
          return (
            <li key={kind} data-state={state}>
              <Icon of={icons[state]} />
              <div>
                <p>
                  {page_id === null ? (
                    <strong>{title}</strong>
                  ) : (
                    <a href={href('facility_web_page_subpage', { facility: facility_id, subpage: page_id })}>{title}</a>
                  )}
                </p>
                <p>{t(messageKey('sites.settings.legal', state), { count: unfilled })}</p>
                <p className={css['hint']}>
                  {`${source.act}, ${source.article}`}
                  {!required && page_id !== null && ` · ${t('sites.settings.legal.optional')}`}
                </p>
              </div>
              {page_id === null && !required && (
                <Button small aria-disabled={add.isPending} onClick={() => add.mutate({ ...of, kinds: [kind] })}>
                  {t('sites.settings.legal.add')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {missing.length > 0 && (
        <div>
          <Button look="second" aria-disabled={add.isPending} onClick={() => add.mutate({ ...of, kinds: missing })}>
            {t('sites.settings.legal.add-all')}
          </Button>
        </div>
      )}
    </>
  )
}
