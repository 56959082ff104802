import { Schema } from 'effect'

/** OpenAPI 3.1 document; the standard defines the content of its members. */
export const OpenApiView = Schema.Struct({
  openapi: Schema.Literal('3.1.1'),
  info: Schema.Json,
  servers: Schema.Json,
  security: Schema.Json,
  tags: Schema.Json,
  paths: Schema.Record(Schema.String, Schema.Json),
  components: Schema.Json,
})
export type OpenApiView = typeof OpenApiView.Type
