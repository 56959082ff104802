/** Addresses of its public screens by name, in the demo data. */
export const screens = { 'sign-in of editors': '/cms/login', 'described city': '/przedszkola/malopolskie/krakow' }
