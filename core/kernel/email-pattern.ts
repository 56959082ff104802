/** Deliverable e-mail address: one `@`, a domain with a dot, no character that ends a header or an address list. */
export const emailPattern = /^[^\s@<>()[\]",;:\\]+@[^\s@<>()[\]",;:\\.]+(\.[^\s@<>()[\]",;:\\.]+)+$/
