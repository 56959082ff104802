import { KeyRound } from 'lucide-react'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { type ListDefinition, pageInput } from '#web/app-kit/lists/list-address.ts'
import { PageList } from '#web/app-kit/lists/PageList.tsx'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { FacilityOpinionView } from '../../contract/answer.ts'
import { opinionsApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { excerptOf, mean, stateTones, textMonth } from '../format.ts'

const list: ListDefinition = { filters: ['state'] }
/** Filters; the first one is that of the page without a query. */
const states = ['unanswered', 'new', 'answered', 'all'] as const

/** Returns the input of the route for an address. */
const inputOf = (facility: string, state: string | undefined, page: number) => {
  const wanted = states.find((one) => one === state) ?? states[0]
  return { facility_id: facility, ...(wanted !== 'all' && { state: wanted }), ...pageInput({ page }) }
}

export const queries: PageQueries = ({ params, query: { state, page } }) => [
  query(opinionsApi.listFacilityOpinions, inputOf(params['facility'] ?? '', state, Number(page) || 1)),
]

/** Page of the opinions about a facility for those who answer them, those without an answer first (row OP-08). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facility } = useLayoutData(panel)
  const path = usePage().context.path
  const { page, filters, hrefOf } = useList(list)
  const shown = states.find((one) => one === filters['state']) ?? states[0]
  const { data } = useQuery(opinionsApi.listFacilityOpinions, inputOf(facility.id, filters['state'], page))
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <div>
          <h1 tabIndex={-1}>{t('opinions.panel.title')}</h1>
          <p className={css['lead']}>{t('opinions.panel.lead')}</p>
        </div>
        <LinkButton small href={href('facility_opinion_codes', { facility: facility.id })}>
          <Icon of={KeyRound} /> {t('opinions.panel.codes')}
        </LinkButton>
      </header>
      <FilterLinks
        label={t('opinions.panel.filter')}
        current={shown}
        links={states.map((state) => ({
          key: state,
          label: t(messageKey('opinions.panel.filter', state)),
          href: state === states[0] ? withoutQuery(path) : hrefOf({ page: 1, filters: { state } }),
        }))}
      />
      <PageList
        of={data}
        hrefOf={hrefOf}
        none={{ title: t(messageKey('opinions.panel.none', shown)), text: t('opinions.panel.none.text') }}
      >
        {(item) => <OpinionRow key={item.id} of={item} />}
      </PageList>
    </div>
  )
}

/** An opinion in the panel's list: what it says in short, and how its answer stands. */
const OpinionRow = ({ of: { id, facility_id, opinion, answer, new: isNew } }: { readonly of: FacilityOpinionView }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  return (
    <Card as="li" stretched>
      <h2 className={css['panelName']}>
        <a href={href('facility_opinion', { facility: facility_id, opinion: id })}>
          {opinion === null ? t('opinions.panel.hidden') : (opinion.author ?? t('opinions.list.author.gone'))}
        </a>
      </h2>
      {opinion !== null && (
        <>
          <p className={css['quiet']}>
            {mean(opinion.score, language)} · {textMonth(opinion.month, language)} · {t(messageKey('opinions.list.trust', opinion.trust))}
          </p>
          <p lang={tagOf[opinion.language]}>{excerptOf(opinion.text, 220).text}</p>
        </>
      )}
      <p className={css['panelBadges']}>
        {isNew && <Badge tone="info">{t('opinions.panel.new')}</Badge>}
        {answer === null ? (
          opinion !== null && <Badge tone="warn">{t('opinions.panel.unanswered')}</Badge>
        ) : (
          <Badge tone={stateTones[answer.state]}>{t(messageKey('opinions.panel.answer', answer.state))}</Badge>
        )}
      </p>
    </Card>
  )
}
