export interface Budgets {
  entry: number;
  /** Less than 100, whatever comes: visitors may be on a phone, far away (docs/decisions/0008). */
  publicEntry: number;
  calculator: number;
  routes: Record<string, number>;
  /** The most scripts that a screen may come in. */
  files: number;
  /** For every part that is not named in `parts`. */
  part: number;
  parts: Record<string, number>;
}

export const budgets: Budgets = {
  entry: 247,
  publicEntry: 97,
  calculator: 195,
  routes: {
    AdminSettingsScreen: 310,
    ArchiveScreen: 249,
    AuditLogScreen: 310,
    CreateReleaseScreen: 348,
    DashboardScreen: 253,
    EditReleaseScreen: 339,
    EditorialQueueScreen: 252,
    FailedJobsScreen: 320,
    ForgotPasswordScreen: 248,
    LoginCallbackScreen: 249,
    LogoutScreen: 249,
    NoStaffScreen: 248,
    OpenReleaseScreen: 248,
    OrderScreen: 250,
    OrdersScreen: 250,
    OverviewScreen: 252,
    PartnerEditorScreen: 309,
    PartnersScreen: 300,
    RedirectFromLegacyScreen: 249,
    RegisterScreen: 302,
    ReleaseDetailsScreen: 251,
    ReviewScreen: 304,
    SendActivationScreen: 299,
    SettingsScreen: 307,
    SocialCallbackScreen: 248,
    SubmittedScreen: 248,
    UserScreen: 253,
    UsersScreen: 250,
    VerifiedScreen: 248,
  },
  files: 14,
  part: 32,
  parts: {
    ComboBox: 82,
    ConfirmDialog: 68,
    DateField: 58,
    DatePicker: 104,
    Menu: 65,
    Modal: 67,
    NumberStepper: 38,
    PhoneField: 84,
    Popover: 65,
    Select: 79,
    Table: 36,
    Tabs: 43,
    TagGroup: 60,
    TimePicker: 80,
  },
};
