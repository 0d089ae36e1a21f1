export { type Role, role, roles } from "../accounts/roles.ts";
export {
  type AuditEntry,
  auditEntry,
  auditPage,
  auditQuery,
  auditSorts,
  auditSubjects,
  auditTableQuery,
  auditVerdict,
} from "./audit-log.ts";
export { deskOverview, newRoles, reason, reasonGiven, staff, staffMember, staffParams } from "./staff.ts";
