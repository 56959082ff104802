import type { ComponentType } from 'react'
import type { Slot } from '#core/plugin/slot.ts'
import { fillsOf } from '#web/runtime/loaded-fills.ts'
import { usePage } from '#web/runtime/page.ts'

interface ThemedComponentProps<Part> {
  readonly slot: Slot<Part & { readonly parts: Readonly<Record<string, unknown>> }>
  readonly of: Part
  /** Markup of all sites whose theme has none of its own. */
  readonly usual: ComponentType<{ readonly of: Part }>
}

/** Returns the key of the theme of the page's site; `null` of a page that belongs to none. */
const themeKeyOf = (data: unknown): string | null =>
  (data as { readonly value?: { readonly theme?: { readonly key?: string } | null } } | undefined)?.value?.theme?.key ?? null

/** Shows a part of a site by the markup that its theme brings, else by that of all sites. */
export const ThemedComponent = <Part extends object>({ slot: { slot }, of, usual }: ThemedComponentProps<Part>) => {
  const { fills, data } = usePage()
  const key = themeKeyOf(data)
  const own = fillsOf(fills, slot).find(({ name }) => name === key)
  const Component = (own?.Component ?? usual) as ComponentType<{ readonly of: Part }>
  return <Component of={of} />
}
