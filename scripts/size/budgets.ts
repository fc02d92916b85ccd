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
  entry: 258,
  publicEntry: 95,
  calculator: 209,
  routes: {
    AdminSettingsScreen: 324,
    ApprovalScreens: 315,
    ArchiveScreen: 259,
    AuditLogScreen: 316,
    BundleOrderScreen: 327,
    BundlesScreen: 258,
    CouponScreen: 328,
    CouponsScreen: 259,
    CreateReleaseScreen: 368,
    DashboardScreen: 263,
    EditorialQueueScreen: 260,
    EditReleaseScreen: 367,
    EditRequestsScreen: 260,
    FailedJobsScreen: 314,
    FinanceScreen: 259,
    ForgotPasswordScreen: 258,
    LoginCallbackScreen: 259,
    LogoutScreen: 259,
    NoStaffScreen: 258,
    OpenReleaseScreen: 258,
    OrderScreen: 316,
    OrdersScreen: 259,
    OverviewScreen: 259,
    OwnOrdersScreens: 260,
    PartnerEditorScreen: 323,
    PartnersScreen: 313,
    ProviderComparisonScreen: 259,
    PublicationScreens: 259,
    PurchaseScreens: 330,
    RedirectFromLegacyScreen: 259,
    RegisterScreen: 315,
    ReleaseDetailsScreen: 262,
    ReviewScreen: 318,
    SendActivationScreen: 313,
    SettingsScreen: 323,
    SocialCallbackScreen: 259,
    StoreCheckoutScreen: 334,
    StoreScreen: 329,
    SubmittedScreen: 258,
    TermsScreen: 258,
    UserScreen: 262,
    UsersScreen: 258,
    VerifiedScreen: 259,
  },
  files: 15,
  part: 32,
  parts: {
    SearchField: 34,
    CopyButton: 34,
    CommandPalette: 72,
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
