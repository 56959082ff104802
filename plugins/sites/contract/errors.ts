import { Failure } from '#core/kernel/failure.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { TreeRefusal } from './page-tree.ts'

/** There is no such site, or nobody may open it. */
export class WebPageNotFound extends Failure('WebPageNotFound', 'not-found') {}

/** No installed plugin has this theme. */
export class UnknownTheme extends Failure('UnknownTheme', 'not-found') {}

/** There is no such page of the site. */
export class SubpageNotFound extends Failure('SubpageNotFound', 'not-found') {}

/** The act would break the tree of pages; `detail` is the rule. */
export class SubpageRefused extends Failure('SubpageRefused', 'conflict') {}

/** Support has not freed this name. */
export class FreedNameNotFound extends Failure('FreedNameNotFound', 'not-found') {}

/** Returns the refusal of an act on the tree of pages, beside the field of the address where that is at fault. */
export const treeRefused = (rule: TreeRefusal): SubpageRefused =>
  new SubpageRefused({
    detail: rule,
    values: { rule },
    ...(rule.startsWith('slug-') && { schema: { slug: [messageKey('sites.tree', rule)] } }),
  })

/** Refused because nobody would read a message to this facility now. */
export class ContactUnread extends Failure('ContactUnread', 'conflict') {}

/** The facility has a site. */
export class WebPageExists extends Failure('WebPageExists', 'conflict') {}

/** Another facility has this sub-domain, or had it less than 90 days ago. */
export class NameTaken extends Failure('NameTaken', 'conflict') {
  constructor() {
    super({ schema: { name: ['sites.name.taken'] } })
  }
}

/** The site has no domain of its own. */
export class OwnDomainNotFound extends Failure('OwnDomainNotFound', 'not-found') {}

/** Another site has this domain, and its proof is still published. */
export class DomainTaken extends Failure('DomainTaken', 'conflict') {}

/** There is no such published version. */
export class SiteVersionNotFound extends Failure('SiteVersionNotFound', 'not-found') {}

/** There is no such page template, or it is switched off. */
export class PageTemplateNotFound extends Failure('PageTemplateNotFound', 'not-found') {}

/** Another page template has this key. */
export class PageTemplateTaken extends Failure('PageTemplateTaken', 'conflict') {
  constructor() {
    super({ schema: { key: ['sites.template.taken'] } })
  }
}
