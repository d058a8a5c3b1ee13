/** What a change says that its customer is not to be told of; they are told otherwise. */
export const silent = (tellsCustomer: boolean): { tellsCustomer?: false } =>
  tellsCustomer ? {} : { tellsCustomer: false };
