import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the HTML standard, none of style. */
const checker = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

/** Returns what the HTML standard forbids in a page, one line each, as the Nu checker does: rule, message and element. */
export const htmlErrors = async (html: string): Promise<readonly string[]> => {
  const { results } = await checker.validateString(html)
  const found = results.flatMap(({ messages }) => messages)
  return [
    ...found.map(({ ruleId, message, selector, line, column }) => `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`),
    ...missingTargets(html),
  ]
}

/** `commandfor` and `popovertarget` must name an element of the page, which the checker does not know. */
const missingTargets = (html: string): readonly string[] => {
  const named = [...html.matchAll(/\s(commandfor|popovertarget)="([^"]+)"/g)]
  return named.flatMap(([, attribute, id]) => (html.includes(` id="${id}"`) ? [] : [`${attribute}: no element has the id ${id}`]))
}
