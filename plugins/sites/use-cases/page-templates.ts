import { Effect } from 'effect'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { newId } from '#core/kernel/ids.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { handler } from '#core/plugin/handler.ts'
import { SiteSections } from '#core/plugin/site-sections.ts'
import { Themes } from '#core/plugin/themes.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Translator } from '#core/ports/translator.ts'
import { changed, filled, pick } from '#core/records/fields.ts'
import { PageTemplateNotFound, treeRefused } from '../contract/errors.ts'
import { PageTemplateView, templateFields } from '../contract/page-template.ts'
import { faultOf } from '../contract/page-tree.ts'
import type { SitePage } from '../contract/site.ts'
import { templatesApi } from '../contract/templates-api.ts'
import { type PageTemplate, templateChange } from '../domain/page-template.ts'
import { PageTemplates } from '../domain/page-templates.port.ts'
import { startContent, uploadsOfContent } from '../domain/site.ts'
import { CheckContent } from '../services/check-content.ts'
import { StartTexts } from '../services/start-texts.ts'

const viewOf = (template: PageTemplate, themes: Themes): PageTemplateView => ({
  ...pick(PageTemplateView.fields, template),
  theme_installed: themes.all.some(({ key }) => key === template.theme),
})

import { themeChoice } from '../services/theme-choice.ts'

/** Fails for pages that are no tree, or whose texts show files: those belong to one facility. */
const requirePages = Effect.fn('sites.require-template-pages')(function* (pages: readonly SitePage[]) {
  const fault = faultOf(pages)
  if (fault !== null) return yield* treeRefused(fault)
  if (uploadsOfContent({ title: '', theme: '', pages }).length > 0)
    return yield* new Validation({ schema: { pages: ['sites.template.files'] } })
})

/** Lists the page templates, to support also those that are switched off. */
export const ListPageTemplates = handler(
  templatesApi.listPageTemplates,
  { templates: PageTemplates, themes: Themes },
  ({ templates, themes }) =>
    Effect.fn('sites.list-templates')(function* (actor) {
      const found = yield* templates.list(actor.type === 'support' ? 'all' : 'active')
      return { items: found.map((template) => viewOf(template, themes)) }
    }),
)

/** Lists themes and kinds of sections; a template shows no facility, so that each counts as filled. */
export const ListTemplateChoices = handler(
  templatesApi.listTemplateChoices,
  { themes: Themes, kinds: SiteSections, translator: Translator },
  ({ themes, kinds, translator }) =>
    Effect.fn('sites.list-template-choices')(function* (_, { language = 'pl' }) {
      const t = translator.for(language)
      return yield* Effect.succeed({
        name: '',
        themes: themes.all.map((theme) => themeChoice(theme, t)),
        sections: kinds.map(({ kind, name }) => ({ kind, name: t(name), edited_at: null, filled: true, nothing: null })),
      })
    }),
)

/** Creates a page template. */
export const AddPageTemplate = handler(
  templatesApi.addPageTemplate,
  {
    templates: PageTemplates,
    themes: Themes,
    startTexts: StartTexts,
    applyChange: ApplyChange,
    checkContent: CheckContent,
    clock: Clock,
    transaction: Transaction,
  },
  ({ templates, themes, startTexts, applyChange, checkContent, clock, transaction }) =>
    Effect.fn('sites.add-template')(function* (actor, { pages, ...given }) {
      if (pages) yield* requirePages(pages)
      yield* checkContent.sections(pages, [], 'pages')
      const now = clock.now().toISOString()
      const template: PageTemplate = {
        ...filled(templateFields, given),
        id: newId(),
        pages: pages ?? startContent('', given.theme, startTexts()).pages,
        created_at: now,
        updated_at: now,
        version: 1,
      }
      yield* applyChange(actor, templateChange(template, 'created'), templates.add)
      return viewOf(template, themes)
    }, transaction),
)

/** Changes a page template. */
export const ChangePageTemplate = handler(
  templatesApi.changePageTemplate,
  {
    templates: PageTemplates,
    themes: Themes,
    applyChange: ApplyChange,
    checkContent: CheckContent,
    clock: Clock,
    transaction: Transaction,
  },
  ({ templates, themes, applyChange, checkContent, clock, transaction }) =>
    Effect.fn('sites.change-template')(function* (actor, { id, version, pages, ...changes }) {
      const before = yield* templates.lock(id)
      if (before === null) return yield* new PageTemplateNotFound()
      if (version !== undefined && version !== before.version)
        return yield* new VersionConflict({ detail: `Changed at ${before.updated_at}; the newest version is ${before.version}.` })
      if (pages) yield* requirePages(pages)
      yield* checkContent.sections(pages, before.pages, 'pages')
      const after: PageTemplate = {
        ...before,
        ...changed(templateFields, changes),
        pages: pages ?? before.pages,
        updated_at: clock.now().toISOString(),
        version: before.version + 1,
      }
      yield* applyChange(actor, templateChange(after, 'changed'), templates.replace)
      return viewOf(after, themes)
    }, transaction),
)

/** Deletes a page template; sites that have begun with it stay. */
export const RemovePageTemplate = handler(
  templatesApi.removePageTemplate,
  { templates: PageTemplates, applyChange: ApplyChange, transaction: Transaction },
  ({ templates, applyChange, transaction }) =>
    Effect.fn('sites.remove-template')(function* (actor, { id }) {
      const template = yield* templates.lock(id)
      if (template === null) return yield* new PageTemplateNotFound()
      yield* applyChange(actor, templateChange(template, 'removed'), () => templates.remove(id))
      return { removed: true as const }
    }, transaction),
)
