/** An address that a mail may be sent to: one `@`, a domain with a dot, nothing that ends a header or a list. */
export const emailPattern = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/
