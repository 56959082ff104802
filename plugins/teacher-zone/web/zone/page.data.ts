import { parsePageNumber } from '#core/kernel/page-number.ts'
import { descriptionOf, newsPageTags } from '#plugins/publications/contract/ui.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import { type PageRequest, pageRequest } from '#web/runtime/page-request.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { pageExit } from '#web/server/page-data/page-exit.ts'
import { zonePath } from '../../contract/addresses.ts'
import type { MaterialHead } from '../../contract/material.ts'
import { ShowMaterialPage, ShowMaterialsPage } from '../../use-cases/teacher-zone-pages.ts'
import { chosenTags, describeFilter, parseFilter, zoneAddress } from './filters.ts'
import { materialJsonLd } from './json-ld.ts'

const tags = [newsPageTags.section('materials')]

/** Former addresses of the zone lead to its list. */
export const legacyData = (pageContext: PageContext): never => {
  throw pageExit({ permanentRedirect: pageRequest(pageContext).href(zonePath) })
}

const itemListOf = (items: readonly MaterialHead[], { href, context }: PageRequest, name: string, offset: number) => ({
  '@type': 'ItemList',
  name,
  itemListElement: items.map(({ slug, title }, n) => ({
    '@type': 'ListItem',
    position: offset + n + 1,
    name: title,
    url: `${context.publicUrl}${href(`${zonePath}/${slug}`)}`,
  })),
})

/**
 * Loads the materials of the address. Search engines list the zone, and each tag that it has; combinations are the same
 * materials again.
 */
export const listData = pageData(
  ShowMaterialsPage,
  ({ queryAll, query }) => ({ filter: parseFilter(queryAll), page: parsePageNumber(query['page']) }),
  ({ filter, items, itemsTotal: count, curPage: page, offset, tags: known }, request): PageHead => {
    const { t, href, context } = request
    const chosen = chosenTags(filter, known)
    const title = t('teacher-zone.title')
    const filters = describeFilter(filter, known, { t, language: context.language })
    const isVariant =
      filter.q !== undefined ||
      filter.areas !== undefined ||
      filter.time !== undefined ||
      chosen.length > 1 ||
      (chosen.length === 1 && count === 0)
    const texts = {
      title: filters === '' ? t('teacher-zone.page-title') : t('teacher-zone.page-title.filtered', { filters }),
      description:
        filters === ''
          ? t('teacher-zone.description')
          : t('teacher-zone.description.filtered', { filters, materials: t('teacher-zone.materials', { count }) }),
    }
    return {
      title: page > 1 ? t('publications.page-title.page', { title: texts.title, page }) : texts.title,
      description: page > 1 ? t('publications.description.page', { description: texts.description, page }) : texts.description,
      canonical: isVariant ? zonePath : zoneAddress(filter, page),
      noindex: isVariant,
      tags,
      crumbs: filters === '' ? [{ label: title }] : [{ label: title, href: href(zonePath) }, { label: filters }],
      jsonLd: isVariant || items.length === 0 ? [] : [itemListOf(items, request, texts.title, offset)],
    }
  },
)

/** Loads a material. */
export const itemData = pageData(
  ShowMaterialPage,
  ({ params }) => ({ slug: params['slug'] ?? '' }),
  ({ material, tags: known }, { t, href, context }) => {
    const description = descriptionOf(material)
    const path = `${zonePath}/${material.slug}` as const
    return {
      values: { title: material.title },
      ...(description !== '' && { description }),
      canonical: path,
      tags,
      crumbs: [{ label: t('teacher-zone.title'), href: href(zonePath) }, { label: material.title }],
      jsonLd: [
        materialJsonLd(material, {
          url: `${context.publicUrl}${href(path)}`,
          publicUrl: context.publicUrl,
          tags: known.filter(({ id }) => material.tag_ids.includes(id)),
          nameOf: (tag) => tagName(tag, t, material.language),
        }),
      ],
    }
  },
)
