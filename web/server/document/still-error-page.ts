import { tagOf } from '#core/kernel/language.ts'
import type { ErrorPage } from '#web/runtime/error-page.ts'
import type { RequestContext } from '#web/runtime/request-context.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '')

/**
 * Returns the error page of a host whose pages have no scripts: without styles and data, because what went wrong may be
 * either. What is not found has a page of its own there.
 */
export const stillErrorPage = ({ status, title, text }: ErrorPage, { language }: Pick<RequestContext, 'language'>): string =>
  `<!doctype html><html lang="${tagOf[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeText(title)}</title></head><body><main><p>${status}</p><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p></main></body></html>`
