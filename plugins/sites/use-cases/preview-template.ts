import { Effect } from 'effect'
import { checkAccess } from '#core/access/access-rule.ts'
import type { Actor } from '#core/access/actor.ts'
import { resolve } from '#core/facilities/statement.ts'
import { define } from '#core/kernel/define.ts'
import { sitePreviewsPath } from '#core/kernel/site-address.ts'
import { Themes } from '#core/plugin/themes.ts'
import { PageTemplateNotFound } from '../contract/errors.ts'
import { sampleFacility } from '../demo/sample-facility.ts'
import { addressLine } from '../domain/address-line.ts'
import { pagesOfTemplate } from '../domain/page-template.ts'
import { PageTemplates } from '../domain/page-templates.port.ts'
import { branchOf, type MenuLink, menuLinks } from '../domain/shown-page.ts'
import { shownSiteOf, siteThemeOf } from '../services/open-site.ts'
import { ViewPage } from '../services/view-page.ts'
import type { SitePageView } from './show-site-page.ts'

interface PreviewInput {
  /** Id of the template. */
  readonly id: string
  /** Id of a page of it; the main one where it is missing, or not there any more. */
  readonly page: string
}

/** Shows a page of a page template to support, as the site of a facility that does not exist would look. */
export const PreviewPageTemplate = define(
  'sites/PreviewPageTemplate',
  { templates: PageTemplates, themes: Themes, viewPage: ViewPage },
  ({ templates, themes, viewPage }) =>
    Effect.fn('sites.preview-template')(function* (actor: Actor, { id, page: pageId }: PreviewInput) {
      const refused = checkAccess('support', actor)
      if (refused) return yield* Effect.fail(refused)
      const template = yield* templates.byId(id)
      if (template === null) return yield* new PageTemplateNotFound()
      const { name, city, statements } = sampleFacility
      const values = { nazwa: name, miasto: city, adres: addressLine(resolve(statements).facts, city) }
      const content = { title: name, theme: template.theme, pages: pagesOfTemplate(template, values) }
      // The pages have ids and addresses of their own, in the order of the template.
      const at = template.pages.findIndex((one) => one.id === pageId)
      const page = content.pages[at] ?? content.pages.find(({ kind }) => kind === 'main')
      if (!page) return yield* new PageTemplateNotFound()
      const previewAddress = (path: string): `/${string}` =>
        `${sitePreviewsPath}/szablon/${id}/${template.pages[content.pages.findIndex(({ slug }) => path === `/${slug}`)]?.id ?? ''}`
      const inPreview = (links: readonly MenuLink[]): readonly MenuLink[] =>
        links.map((link) => ({ ...link, path: previewAddress(link.path), children: inPreview(link.children) }))
      const menu = inPreview(menuLinks(content, page.id))
      const shown: SitePageView = {
        site: shownSiteOf({ id: '', name: '', origin: '', publishedAt: '' }, content, sampleFacility, { language: 'pl' }),
        theme: siteThemeOf(themes, content),
        menu,
        branch: branchOf(menu),
        view: { ...(yield* viewPage(sampleFacility.id, content, page)), languages: ['pl'] },
        isDraft: true,
      }
      return shown
    }),
)
