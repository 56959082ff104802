import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { Id, Whole } from '#core/records/columns.ts'
import { changesOf, inputOf, required, schemasOf, withInitial } from '#core/records/fields.ts'
import { siteLimits } from './limits.ts'
import { GivenPages, SitePage, ThemeKey } from './site.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }

/** Fields of a page template that support gives, beside its pages (decision 242). */
export const templateFields = {
  key: required(Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9_]*$/, { message: 'FIELD_INVALID' }), Schema.isMaxLength(40, tooLong))),
  name: required(NonBlankLine(siteLimits.title)),
  theme: required(ThemeKey),
  /** Its purpose, in a sentence or two. */
  note: withInitial(Schema.String.check(Schema.isMaxLength(400, tooLong)), ''),
  /** Owners can choose it. */
  active: withInitial(Schema.Boolean, true),
}

/** New template; without pages it has those of a site that its profile fills. */
export const NewPageTemplate = Schema.Struct({ ...inputOf(templateFields), pages: Schema.optional(GivenPages) })

export const PageTemplateChanges = Schema.Struct({
  ...changesOf(templateFields),
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  pages: Schema.optional(GivenPages),
})

/** Members of a template that are shown as they are stored. */
export const storedTemplate = { ...schemasOf(templateFields), id: Id, pages: Schema.Array(SitePage), version: Whole }

/** Page template: pages with which a site may begin (specification §3, "Page template"). */
export const PageTemplateView = Schema.Struct({
  ...storedTemplate,
  /** The theme is installed; else sites begin with the usual one. */
  theme_installed: Schema.Boolean,
}).annotate({ identifier: 'PageTemplate' })
export type PageTemplateView = typeof PageTemplateView.Type
