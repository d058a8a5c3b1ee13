import { added, changed, idsOf, removed } from './albums.js';
import {
  RestAddStaffDocument,
  RestAddStaffHourDocument,
  RestAddStaffMediaDocument,
  RestDeleteMediaDocument,
  RestDeleteStaffDocument,
  RestDeleteStaffHoursDocument,
  RestGetStaffDocument,
  RestGetStaffHourDocument,
  RestGetStaffHoursDocument,
  RestGetStaffRolesDocument,
  RestGetStaffsDocument,
  RestSetMainStaffMediaDocument,
  RestStaffAlbumDocument,
  RestStaffMediaDocument,
  RestUpdateStaffDocument,
  RestUpdateStaffHourDocument,
} from './documents.generated.js';
import { hourFieldName, sentHour } from './hours.js';
import { albumRow, fileRow, row, type RestRow } from './route.js';
import { idNumber, listOf, numericId, optionalNumber } from './shapes.js';
import { currentMember, sentMember, sentNewMember, staffHour, staffMember, staffPhoto } from './staff-shape.js';

const FIELDS: Record<string, string | undefined> = {
  id: 'staffID',
  ids: 'staffIDArray',
  role: 'roleID',
  productIds: 'productIDArray',
};
const fieldName = (field: string): string => FIELDS[field] ?? field;
const hourField = (field: string): string => (field === 'staffId' ? 'staffID' : hourFieldName(field));

const FORM = ['roleID', 'firstName', 'lastName', 'color', 'phone', 'email', 'productIDArray', 'businessID'];

const MEMBER_ROWS: readonly RestRow[] = [
  row(RestGetStaffDocument, {
    method: 'GET',
    path: '/api/business/get_staff',
    errorKey: 'message',
    summary: 'A staff member, for who works there',
    parameters: ['staffID'],
    variables: ({ query }) => ({ id: numericId(query['staffID']) }),
    fieldName,
    answer: (data) => staffMember(data.staffMember),
  }),
  row(RestGetStaffsDocument, {
    method: 'GET',
    path: '/api/business/get_staffs',
    errorKey: 'message',
    summary: 'The live staff members by name, for who works there: at most 1,000, or pageSize',
    parameters: ['businessID', 'pageSize'],
    variables: ({ query }) => ({ first: optionalNumber(query['pageSize']) ?? 1000 }),
    fieldName: () => 'pageSize',
    answer: ({ staffMembers }) => staffMembers.items.map(staffMember),
  }),
  row(RestAddStaffDocument, {
    method: 'POST',
    path: '/api/business/add_staff',
    errorKey: 'errorAddStaff',
    summary: 'Add a staff member, of role 4 where no other is said',
    parameters: FORM,
    variables: (request) => ({ input: sentNewMember(request) }),
    fieldName,
    answer: ({ addStaffMember }) => staffMember(addStaffMember),
  }),
  row(RestUpdateStaffDocument, {
    method: 'POST',
    path: '/api/business/update_staff',
    errorKey: 'message',
    summary: 'Save a staff member; refused if version is given and stale, and for details of role 1',
    parameters: ['staffID', ...FORM, 'version'],
    variables: (request) => ({
      id: numericId(request.body['staffID']),
      input: sentMember(request),
      version: optionalNumber(request.body['version']),
    }),
    fieldName,
    details: currentMember,
    answer: ({ updateStaffMember }) => staffMember(updateStaffMember),
  }),
  row(RestDeleteStaffDocument, {
    method: 'POST',
    path: '/api/business/delete_staff',
    errorKey: 'message',
    summary: 'Archive staff members',
    parameters: ['staffIDArray'],
    variables: ({ body }) => ({ ids: listOf(body['staffIDArray']) }),
    fieldName,
    answer: ({ archiveStaffMembers: { ids } }) => ({
      success: true,
      message: `Archived: ${ids.length}`,
      staffIDArray: ids.map(idNumber),
    }),
  }),
  row(RestGetStaffRolesDocument, {
    method: 'GET',
    path: '/api/business/get_staff_roles',
    errorKey: 'message',
    summary: 'The roles, each with what it may do',
    answer: ({ roles }) =>
      roles.map(({ number, name, may }) => ({ id: number, role_id: number, role_name: name, permissions: may })),
  }),
];

const STAFF_HOUR_ROWS: readonly RestRow[] = [
  row(RestGetStaffHoursDocument, {
    method: 'GET',
    path: '/api/business/get-staff-hours',
    errorKey: 'message',
    summary: 'Weekly hours of a staff member; what goes past midnight is two of them',
    parameters: ['staffID'],
    variables: ({ query }) => ({ staffId: numericId(query['staffID']) }),
    fieldName: hourField,
    answer: ({ staffHours }) => staffHours.parts.map(staffHour),
  }),
  row(RestGetStaffHourDocument, {
    method: 'GET',
    path: '/api/business/get-staff-hour',
    errorKey: 'message',
    summary: 'Hours of a staff member on a weekday',
    parameters: ['hourID'],
    variables: ({ query }) => ({ id: numericId(query['hourID']) }),
    fieldName: hourField,
    answer: ({ staffOpeningPart }) => staffHour(staffOpeningPart),
  }),
  row(RestAddStaffHourDocument, {
    method: 'POST',
    path: '/api/business/add-staff-hour',
    errorKey: 'message',
    summary: 'Add hours of a staff member on a weekday, as HHMM; an end before the start is on the next day',
    parameters: ['weekday', 'start', 'end', 'businessID', 'staffID'],
    variables: (request) => ({ staffId: numericId(request.body['staffID']), input: sentHour(request) }),
    fieldName: hourField,
    answer: ({ addStaffHour: { id } }) => ({ success: true, message: 'The hours were added', hourID: idNumber(id) }),
  }),
  row(RestUpdateStaffHourDocument, {
    method: 'POST',
    path: '/api/business/update-staff-hour',
    errorKey: 'message',
    summary: 'Save hours of a staff member on a weekday',
    parameters: ['hourID', 'weekday', 'start', 'end', 'staffID', 'businessID'],
    variables: (request) => ({ id: numericId(request.body['hourID']), input: sentHour(request) }),
    fieldName: hourField,
    answer: ({ updateStaffHour: { id } }) => ({ success: true, message: 'The hours were saved', hourID: idNumber(id) }),
  }),
  row(RestDeleteStaffHoursDocument, {
    method: 'POST',
    path: '/api/business/delete-staff-hours',
    errorKey: 'message',
    summary: 'Delete hours of a staff member; answers with those that are left',
    parameters: ['hourIDArray'],
    variables: ({ body }) => ({ ids: listOf(body['hourIDArray']) }),
    fieldName: hourField,
    answer: ({ deleteStaffHours }) => deleteStaffHours.parts.map(staffHour),
  }),
];

const STAFF_ALBUM_ROWS: readonly RestRow[] = [
  row(RestStaffAlbumDocument, {
    method: 'GET',
    path: '/api/business/get-staff-album',
    errorKey: 'message',
    summary: 'Photos of a staff member',
    parameters: ['staffID'],
    variables: ({ query }) => ({ staffId: numericId(query['staffID']) }),
    answer: ({ staffAlbum }) => staffAlbum.map(staffPhoto),
  }),
  row(RestStaffMediaDocument, {
    method: 'GET',
    path: '/api/business/get-staff-media',
    errorKey: 'message',
    summary: 'A photo of a staff member',
    parameters: ['mediaID'],
    variables: ({ query }) => ({ id: numericId(query['mediaID']) }),
    answer: ({ staffMedia }) => staffPhoto(staffMedia),
  }),
  albumRow(RestAddStaffMediaDocument, {
    method: 'POST',
    path: '/api/business/add-staff-media',
    errorKey: 'errorUploadMedia',
    summary: 'Upload photos of a staff member: 1 to 3 JPEG or PNG of at most 20 MB each',
    parameters: ['userID', 'staffID'],
    variables: ({ body }) => ({ staffId: numericId(body['staffID']) }),
    fieldName: (field) => (field === 'files' ? 'file' : field),
    answer: ({ addStaffMedia }) => added(addStaffMedia.map(staffPhoto)),
  }),
  row(RestDeleteMediaDocument, {
    method: 'POST',
    path: '/api/business/delete-staff-media',
    errorKey: 'message',
    summary: 'Delete photos of a staff member',
    parameters: ['staffMediaIDArray', 'staffID', 'businessID'],
    variables: ({ body }) => ({ ids: idsOf(body['staffMediaIDArray']) }),
    fieldName: (field) => (field === 'ids' ? 'staffMediaIDArray' : field),
    answer: removed,
  }),
  row(RestSetMainStaffMediaDocument, {
    method: 'POST',
    path: '/api/business/set-staff-media-main',
    errorKey: 'message',
    summary: 'Make a photo the main one of its staff member',
    parameters: ['staffMediaID', 'staffID', 'businessID'],
    variables: ({ body }) => ({ id: numericId(body['staffMediaID']) }),
    answer: ({ setMainMedia }) => changed(staffPhoto(setMainMedia)),
  }),
  ...['staff/thumbnail/{file}', 'staff/preview/{source}'].map((image) =>
    fileRow({ method: 'GET', path: `/api/static/media/${image}`, errorKey: 'message', summary: 'A photo' }),
  ),
];

export const STAFF_ROWS: readonly RestRow[] = [...MEMBER_ROWS, ...STAFF_HOUR_ROWS, ...STAFF_ALBUM_ROWS];
