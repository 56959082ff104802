import { ThumbsUp } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import type { PublicOpinion } from '../../contract/opinion.ts'
import { type OpinionOrder, opinionOrders } from '../../contract/states.ts'
import { OpinionItem } from '../components/OpinionItem.tsx'
import { ReportLinks } from '../components/ReportLinks.tsx'
import { Distribution, Scores } from '../components/Scores.tsx'
import { mean } from '../format.ts'
import css from '../pages.module.css'
import type { data } from './list.data.ts'

/** Number of opinions from which the list offers orders and filters. */
const enoughToSort = 4

/** Page with all opinions about a facility: figures, order and filters as links, the opinions. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { facility, stats, opinions, sort, filter } = usePageData<typeof data>()
  const { slug, name, active } = facility
  const list = `/placowka/${slug}/opinie` as const
  const write = href(`/placowka/${slug}/dodaj-opinie`)
  const pageHref = (page: number) =>
    href(list, undefined, {
      ...(sort !== 'newest' && { sort }),
      ...(filter !== 'all' && { filter }),
      ...(page > 1 && { page }),
    })
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <p className={css['facility']}>
            <a href={href(`/placowka/${slug}`)}>{name}</a>, {facility.city}
          </p>
          <h1>{t('opinions.list.title')}</h1>
          <p>
            <a href={href('how_we_check')}>{t('opinions.list.how')}</a>
          </p>
        </header>
        {stats.count === 0 ? (
          <EmptyList
            title={t('opinions.list.none')}
            subtitle={t(active ? 'opinions.profile.none' : 'opinions.profile.closed')}
            actions={active ? [{ label: t('opinions.profile.add'), href: write }] : []}
          />
        ) : (
          <>
            <div className={css['figures']}>
              <p>
                <strong className={css['total']}>{mean(stats.total, language)}</strong> {t('opinions.profile.of', { count: stats.count })}
              </p>
              <Scores of={stats} />
              <Distribution of={stats.distribution} />
              <p className={css['checked']}>
                {t('opinions.list.checked', { count: stats.by_trust.verified + stats.by_trust.trusted, all: stats.count })}{' '}
                {stats.answered > 0 && `${t('opinions.list.answered', { count: stats.answered })} `}
                {stats.codes.batches > 0 && t('opinions.list.codes', { count: stats.codes.batches, issued: stats.codes.issued })}
              </p>
            </div>
            {active && (
              <p>
                <LinkButton href={write} rel="nofollow" look="second">
                  {t('opinions.profile.add')}
                </LinkButton>
              </p>
            )}
            {stats.count >= enoughToSort && <ListOptions sort={sort} filter={filter} list={list} />}
            {opinions.items.length === 0 ? (
              <EmptyList title={t('opinions.list.none.filtered')} actions={[{ label: t('opinions.list.filter.all'), href: href(list) }]} />
            ) : (
              <ul className={css['opinions']}>
                {opinions.items.map((opinion) => (
                  <li key={opinion.id} id={`opinia-${opinion.id}`}>
                    <OpinionItem as="h2" opinion={opinion} facility={name}>
                      <div className={css['acts']}>
                        <HelpfulForm slug={slug} opinion={opinion} />
                        <ReportLinks opinion={opinion} />
                      </div>
                    </OpinionItem>
                  </li>
                ))}
              </ul>
            )}
            <Pager page={opinions.curPage} pages={opinions.pageTotal} address={pageHref} />
          </>
        )}
      </div>
    </Container>
  )
}

const filters = ['all', 'verified', 'answered', 'high', 'low'] as const

interface ListOptionsProps {
  readonly sort: OpinionOrder
  readonly filter: (typeof filters)[number]
  readonly list: `/${string}`
}

/** Orders and filters of the list as links. */
const ListOptions = ({ sort, filter, list }: ListOptionsProps) => {
  const t = useT()
  const href = useHref()
  const address = (change: { readonly sort?: OpinionOrder; readonly filter?: ListOptionsProps['filter'] }) => {
    const next = { sort, filter, ...change }
    return href(list, undefined, {
      ...(next.sort !== 'newest' && { sort: next.sort }),
      ...(next.filter !== 'all' && { filter: next.filter }),
    })
  }
  return (
    <div className={css['options']}>
      <nav aria-labelledby="opinie-filter">
        <p id="opinie-filter">{t('opinions.list.filter')}</p>
        <ul>
          {filters.map((one) => (
            <li key={one}>
              <a href={address({ filter: one })} aria-current={one === filter ? 'true' : undefined}>
                {t(messageKey('opinions.list.filter', one))}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby="opinie-sort">
        <p id="opinie-sort">{t('opinions.list.sort')}</p>
        <ul>
          {opinionOrders.map((one) => (
            <li key={one}>
              <a href={address({ sort: one })} aria-current={one === sort ? 'true' : undefined}>
                {t(messageKey('opinions.list.sort', one))}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Way to the page on which a signed-in user calls an opinion helpful; a form, which search engines do not follow. */
const HelpfulForm = ({ slug, opinion: { id, helpful } }: { readonly slug: string; readonly opinion: PublicOpinion }) => {
  const t = useT()
  const href = useHref()
  return (
    <form action={href(`/placowka/${slug}/opinie/${id}/pomocna`)}>
      <Button type="submit" small>
        <Icon of={ThumbsUp} /> {t('opinions.list.helpful', { count: helpful })}
      </Button>
    </form>
  )
}
