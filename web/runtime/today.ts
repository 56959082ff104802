import type { TodayKind, TodayLine } from '#core/plugin/today.ts'
import type { PageRequest } from './page-request.ts'

/** Line of a start page as it is shown: in the page's language, with its address. */
export interface ShownLine extends Omit<TodayLine, 'text' | 'reason' | 'values' | 'field' | 'order'> {
  readonly kind: TodayKind
  readonly text: string
  readonly reason?: string
  readonly href: string
  /** The number of a line of the week. */
  readonly count?: number
}

/** Translates the lines of a start page; those whose page no plugin has are left out. `params` are those of the page. */
export const showLines = (
  lines: readonly TodayLine[],
  { t, href }: Pick<PageRequest, 't' | 'href'>,
  params: Readonly<Record<string, string>> = {},
): readonly ShownLine[] =>
  lines.flatMap(({ text, reason, values = {}, field, order: _, ...line }) => {
    const target = href(line.route, { ...params, ...line.params })
    if (target === undefined) return []
    const { count } = values
    return [
      {
        ...line,
        text: t(text, typeof count === 'number' ? { ...values, count } : (values as Readonly<Record<string, string>>)),
        href: field === undefined ? target : `${target}#${field}`,
        ...(reason !== undefined && { reason: t(reason) }),
        ...(typeof count === 'number' && { count }),
      },
    ]
  })
