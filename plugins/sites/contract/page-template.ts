import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { GivenPages, SitePage, ThemeKey } from './site.ts'
import { siteLimits } from './terms.ts'

const tooLong = { message: 'FIELD_TOO_LONG' }

/** Page template: pages with which a site may begin (specification §3, "Page template"). */
export const PageTemplateView = Schema.Struct({
  id: Schema.String,
  key: Schema.String,
  name: Schema.String,
  /** Key of the theme. */
  theme: Schema.String,
  /** The theme is installed; else sites begin with the usual one. */
  theme_installed: Schema.Boolean,
  /** Its purpose, in a sentence or two. */
  note: Schema.String,
  /** Owners can choose it. */
  active: Schema.Boolean,
  pages: Schema.Array(SitePage),
  version: Schema.Number,
}).annotate({ identifier: 'PageTemplate' })
export type PageTemplateView = typeof PageTemplateView.Type

const template = {
  key: Schema.String.check(Schema.isPattern(/^[a-z][a-z0-9_]*$/, { message: 'FIELD_INVALID' }), Schema.isMaxLength(40, tooLong)),
  name: NonBlankLine(siteLimits.title),
  theme: ThemeKey,
  note: Schema.String.check(Schema.isMaxLength(400, tooLong)),
  active: Schema.Boolean,
  pages: GivenPages,
}

/** New template; without pages it has those of a site that its profile fills. */
export const NewPageTemplate = Schema.Struct({
  ...template,
  note: Schema.optional(template.note),
  active: Schema.optional(template.active),
  pages: Schema.optional(template.pages),
})

export const PageTemplateChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  key: Schema.optional(template.key),
  name: Schema.optional(template.name),
  theme: Schema.optional(template.theme),
  note: Schema.optional(template.note),
  active: Schema.optional(template.active),
  pages: Schema.optional(template.pages),
})
