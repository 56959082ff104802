import { token } from '#core/kernel/token.ts'

/** Something that is counted: a Prometheus name that ends in `_total`, one sentence, and the names of its labels. */
export interface Counter<Label extends string = string> {
  readonly kind: 'counter'
  readonly name: `${string}_total`
  readonly description: string
  readonly labels: readonly Label[]
}

/** Declares what is counted; labels have few values each, and never a person's. */
export const counter = <const Label extends string = never>(
  name: Counter['name'],
  tells: string,
  labels: readonly Label[] = [],
): Counter<Label> => ({ kind: 'counter', name, description: tells, labels })

/** Counts what happens in this process, for `/metrics`. */
export interface Metrics {
  count<Label extends string>(what: Counter<Label>, labels: Readonly<Record<Label, string>>, by?: number): void
}
export const Metrics = token<Metrics>('core/Metrics')
