import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowFacilityNewsPage, ShowNewsPage } from '../use-cases/reader-pages.ts'
import { descriptionOf, jsonLdOf } from './json-ld.ts'

/** Loads the public posts of a facility on the page of the address. */
export const listData = pageData(
  ShowFacilityNewsPage,
  ({ params, query }) => ({ slug: params['slug'] ?? '', page: parsePageNumber(query['page']) }),
  ({ facility, movedTo, news }, { t, href }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/aktualnosci`) }
    const path = `/placowka/${facility.slug}/aktualnosci` as const
    return {
      values: { name: facility.name, city: facility.city },
      canonical: news.curPage > 1 ? `${path}?page=${news.curPage}` : path,
      noindex: news.items.length === 0 || !facility.active,
      tags: [pageTags.facility(facility.id)],
      crumbs: [{ label: facility.name, href: href('map_facility', { facility: facility.slug }) }, { label: t('publications.list.title') }],
    }
  },
)

/** Loads a public post of a facility. */
export const itemData = pageData(
  ShowNewsPage,
  ({ params }) => ({ slug: params['slug'] ?? '', item: params['item'] ?? '' }),
  ({ facility, movedTo, news }, { t, href, context }) => {
    if (movedTo !== null) return { permanentRedirect: href(`/placowka/${movedTo}/aktualnosci/${news.slug}`) }
    const { slug, name, city, id, active } = facility
    const path = `/placowka/${slug}/aktualnosci/${news.slug}` as const
    const { publicUrl } = context
    const description = descriptionOf(news)
    return {
      values: { title: news.title, name, city },
      ...(description !== '' && { description }),
      noindex: !active,
      tags: [pageTags.facility(id)],
      crumbs: [
        { label: name, href: href('map_facility', { facility: slug }) },
        { label: t('publications.list.title'), href: href('facility_news', { slug }) },
        { label: news.title },
      ],
      jsonLd: active
        ? [
            jsonLdOf(news, {
              url: `${publicUrl}${href(path)}`,
              publicUrl,
              publisher: { name, url: `${publicUrl}${href(`/placowka/${slug}`)}` },
            }),
          ]
        : [],
    }
  },
)
