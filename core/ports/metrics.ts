import { token } from '#core/kernel/token.ts'

/** Counter metric: a Prometheus name that ends in `_total`, a description of one sentence, and label names. */
export interface Counter<Label extends string = string> {
  readonly kind: 'counter'
  readonly name: `${string}_total`
  readonly description: string
  readonly labels: readonly Label[]
}

/** Declares a counter; labels have few distinct values and never personal data. */
export const counter = <const Label extends string = never>(
  name: Counter['name'],
  description: string,
  labels: readonly Label[] = [],
): Counter<Label> => ({ kind: 'counter', name, description, labels })

/** Counters of this process, exposed at `/metrics`. */
export interface Metrics {
  count<Label extends string>(counter: Counter<Label>, labels: Readonly<Record<Label, string>>, by?: number): void
}
export const Metrics = token<Metrics>('core/Metrics')
