import {
  RestAddBusinessPoliciesDocument,
  RestDeleteBusinessPoliciesDocument,
  RestGetBusinessPoliciesDocument,
  RestGetBusinessPolicyDocument,
  RestGetOwnBusinessPoliciesDocument,
  RestValidateBusinessPageDocument,
  type RestPolicyFragment,
} from './documents.generated.js';
import { call, row, type RestRequest, type RestRow } from './route.js';
import { asksForOwn, businessOf, idNumber, idsUnder, numericId, textOf } from './shapes.js';

const FIELDS: Record<string, string | undefined> = {
  businessId: 'businessID',
  ids: 'policyIDArray',
  formIds: 'formIDArray',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;

const policy = ({ id, formId, name, content, pages }: RestPolicyFragment) => ({
  id: idNumber(id),
  form_id: idNumber(formId),
  name,
  form_content: content,
  pages,
});

const policyId = ({ query }: RestRequest): string => numericId(query['policyID']);

const OWN_POLICIES = call(RestGetOwnBusinessPoliciesDocument, { answer: ({ policies }) => policies.map(policy) });

export const BUSINESS_PAGE_ROWS: readonly RestRow[] = [
  row(RestValidateBusinessPageDocument, {
    method: 'POST',
    path: '/api/business/validate-business-page',
    errorKey: 'message',
    summary: 'The business of a page, by a name that it has or had',
    parameters: ['vanityName'],
    variables: ({ body }) => ({ vanityName: textOf(body['vanityName']) }),
    answer: ({ findBusinessPage: { businessId, name, vanityName, url } }) => ({
      id: idNumber(businessId),
      business_name: name,
      vanity_name: vanityName,
      vanity_url: url,
    }),
  }),
  row(RestGetBusinessPoliciesDocument, {
    method: 'GET',
    path: '/api/business/get-business-policies',
    errorKey: 'message',
    summary: 'The policies of a business page',
    parameters: ['businessID'],
    choose: [{ when: asksForOwn, call: OWN_POLICIES }],
    variables: ({ query }) => ({ businessId: textOf(query['businessID']) }),
    fieldName,
    answer: ({ publicPolicies }) => publicPolicies.map(policy),
  }),
  row(RestGetBusinessPolicyDocument, {
    method: 'GET',
    path: '/api/business/get-business-policy',
    errorKey: 'message',
    summary: 'A policy of a business page',
    parameters: ['policyID'],
    variables: (request) => ({ businessId: String(businessOf(policyId(request))), id: policyId(request) }),
    fieldName: () => 'policyID',
    answer: ({ publicPolicy }) => policy(publicPolicy),
  }),
  row(RestAddBusinessPoliciesDocument, {
    method: 'POST',
    path: '/api/business/add-business-policies',
    errorKey: 'message',
    summary: 'Show forms on the business page',
    parameters: ['businessID', 'formIDArray'],
    variables: (request) => ({ formIds: idsUnder('formIDArray', request) }),
    fieldName,
    answer: ({ addPolicies }) => ({
      success: true,
      message: `Policies: ${addPolicies.length}`,
      policyIDArray: addPolicies.map(({ id }) => idNumber(id)),
    }),
  }),
  row(RestDeleteBusinessPoliciesDocument, {
    method: 'POST',
    path: '/api/business/delete-business-policies',
    errorKey: 'message',
    summary: 'Take policies off the business page',
    parameters: ['businessID', 'policyIDArray'],
    variables: (request) => ({ ids: idsUnder('policyIDArray', request) }),
    fieldName,
    answer: ({ removePolicies }) => ({
      success: true,
      message: `Policies: ${removePolicies.length}`,
      policyIDArray: removePolicies.map(({ id }) => idNumber(id)),
    }),
  }),
];
