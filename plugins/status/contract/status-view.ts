import { Schema } from 'effect'

/** Health of the service; `degraded` while the database is unreachable. */
export const HealthView = Schema.Struct({ status: Schema.Literals(['ok', 'degraded']) })

/** Announced maintenance: times in ISO 8601 UTC and the operator's message by language. */
export const MaintenanceView = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  message: Schema.Struct({ pl: Schema.String, ua: Schema.String, en: Schema.String }),
})
export type MaintenanceView = typeof MaintenanceView.Type

/** The build that the responding process serves. */
export const BuildView = Schema.Struct({ id: Schema.String })

/** Status of the service; each field is also a frame of `/api/v1/status/ws`. */
export const StatusView = Schema.Struct({
  health: HealthView,
  maintenance: Schema.NullOr(MaintenanceView),
  build: Schema.NullOr(BuildView),
})
export type StatusView = typeof StatusView.Type
